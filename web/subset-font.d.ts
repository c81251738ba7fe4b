declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** Axes that are fixed to one value. */
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
