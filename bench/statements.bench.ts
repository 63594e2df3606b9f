import { createCaller } from './support/caller'
import { createClient } from './support/client'
import { databaseVersion } from './support/database'
import { whole } from './support/format'
import { hirePairs } from './support/people'
import { productFlows } from './support/product-flows'
import { publish } from './support/report'
import { withServer } from './support/server'
import { asked, startCounting, summaryOf, type Asked } from './support/statement-counts'

const products = ['flight', 'train', 'hotel'] as const
type Product = (typeof products)[number]

/** What is asked less often by every product is not shown. */
const shownFrom = 3
const longest = 110

const shortened = (text: string): string => `\`${text.slice(0, longest).replaceAll('|', '\\|')}\``

/** The most frequent statements of all products, with how often each asks. */
function repeated(found: Record<Product, Asked[]>): string[][] {
  const callsOf = (product: Product, text: string): number => found[product].find((each) => each.text === text)?.calls ?? 0
  const texts = new Set(
    products.flatMap((product) => found[product].filter(({ calls }) => calls >= shownFrom).map(({ text }) => text)),
  )
  return [...texts]
    .map((text) => ({ text, calls: products.map((product) => callsOf(product, text)) }))
    .toSorted((a, b) => Math.max(...b.calls) - Math.max(...a.calls))
    .map(({ text, calls }) => [shortened(text), ...calls.map(whole)])
}

await withServer(8216, async (server) => {
  await startCounting(server)
  const client = createClient(server.port)
  const [pair] = await hirePairs(server, client, 1)
  const flows = productFlows(
    client,
    createCaller(client, [pair!], async () => undefined),
    pair!,
  )
  const found: Record<Product, Asked[]> = { flight: [], train: [], hotel: [] }
  for (const product of products) {
    // The first of a kind also asks what is remembered from then on.
    await flows[product](0)
    found[product] = await asked(server, () => flows[product](1))
  }
  client.close()
  publish({
    name: 'statements',
    title: 'What a booking asks the database',
    about:
      'One business trip of each product by two people: draft, search, check, create, find the case, approve, pay, and the order read until it is issued. ' +
      'Statements as the database counts them, those of the built-in suppliers with them, without how the queue looks for work.',
    postgres: await databaseVersion(server),
    tables: [
      {
        head: ['Product', 'Statements', 'Transactions', 'Connections told whose rows they show'],
        rows: products.map((product) => {
          const { statements, transactions, told } = summaryOf(found[product])
          return [product, whole(statements), whole(transactions), whole(told)]
        }),
      },
      { head: ['Statement', ...products], rows: repeated(found) },
    ],
  })
})
