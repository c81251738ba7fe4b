// A boardgame.io server with its storage in memory, on loopback; it says where it listens.
const { Server } = require('boardgame.io/dist/cjs/server.js');
const { Nimmt } = require('./nimmt.js');

const server = Server({ games: [Nimmt], origins: ['http://127.0.0.1'] });
const listen = server.app.listen;
server.app.listen = (port, done) => listen.call(server.app, port, '127.0.0.1', done);
// Its own lines about where it listens would come first.
console.info = () => {};
console.log = () => {};
server.run(0).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
});
