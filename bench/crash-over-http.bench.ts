import { withBothSides } from './support/both-sides'
import { crash } from './support/crash'
import { databaseKilled, restarted } from './support/server'

await withBothSides(8236, ({ server, supply }) =>
  crash({
    name: 'crash-over-http',
    title: 'The same with suppliers that are asked over HTTP, and are killed too',
    about:
      'the server, the supply, which is a process of its own with a database of its own, and the postmasters of both databases are killed in turn at random ' +
      'moments; both processes are started again, each database by its process.',
    server,
    supply,
    victims: {
      server: () => restarted(server),
      "the server's database": () => databaseKilled(server),
      supply: () => restarted(supply),
      "the supply's database": () => databaseKilled(supply),
    },
  }),
)
