declare module '*.toml' {
  const data: any;
  export default data;
}
