import type { FailPoints } from './fail-points'

/** What is asked for under a key of its own, or given up; all else of a supplier reads, or quotes. */
const asksFor: ReadonlySet<string> = new Set([
  'hold',
  'lock',
  'issue',
  'buyExtras',
  'confirm',
  'release',
  'leaveQueue',
  'refundAll',
  'holdChange',
  'changeAll',
  'joinWaitlist',
  'leaveWaitlist',
  'cancel',
  // Of those who keep money.
  'refund',
  'charge',
])
type Method = (...given: readonly unknown[]) => Promise<unknown>
type Around = (name: string, method: Method) => Method

const isQuote = (given: readonly unknown[]): boolean => given.some((each) => (each as { commit?: boolean }).commit === false)

function around<Institution extends object>(institution: Institution, wrap: Around): Institution {
  const wrapped = Object.entries(institution).flatMap(([name, method]) =>
    asksFor.has(name) && typeof method === 'function' ? [[name, wrap(name, method.bind(institution) as Method)]] : [],
  )
  return { ...institution, ...(Object.fromEntries(wrapped) as Partial<Institution>) }
}

/** Whoever asks them for something has asked once they have answered. */
export const notingAsked = <Institution extends object>(institution: Institution, points: FailPoints): Institution =>
  around(institution, (_name, method) => async (...given) => {
    const answer = await method(...given)
    if (!isQuote(given)) points.asked()
    return answer
  })

/** In the suppliers' own process: each question is a work of its own, called as it is over HTTP. */
export const asWork = <Supply extends object>(trade: string, supply: Supply, points: FailPoints): Supply =>
  around(
    supply,
    (name, method) =>
      (...given) =>
        points.during(`${trade}/${name}`, () => method(...given)),
  )
