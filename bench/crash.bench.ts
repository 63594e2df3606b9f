import { crash } from './support/crash'
import { databaseKilled, restarted, withServer } from './support/server'

await withServer(8231, (server) =>
  crash({
    name: 'crash',
    title: 'kill -9 of server and database during submit, approve, pay, change and refund',
    about:
      'the server and the postmaster of its database are killed in turn at random moments; the server is started again, the database by the server.',
    server,
    victims: { server: () => restarted(server), database: () => databaseKilled(server) },
  }),
)
