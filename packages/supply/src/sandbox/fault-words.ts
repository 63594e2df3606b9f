import type { Asking } from '../ports/outside'

/** What somebody writes where something is to go wrong on purpose: `#SLOW` says SLOW. */
export const faultWordsIn = (text: string): string[] => (text.toUpperCase().match(/#[A-Z_]+/g) ?? []).map((word) => word.slice(1))

interface Named {
  name: string
}
interface Remarked {
  remark?: string
  passengers?: readonly Named[]
  guests?: readonly Named[]
}

/** The words in the remark of a request, and at the end of somebody's name. */
export const faultsAskedIn = ({ remark = '', passengers = [], guests = [] }: Remarked): string[] =>
  faultWordsIn([remark, ...[...passengers, ...guests].map(({ name }) => name)].join(' '))

type Method = (asking: Asking, ...request: readonly Remarked[]) => Promise<unknown>

/** A supply that is told such words beside the question, wherever it runs: for tests and demonstrations. */
export function withFaultWords<Supply extends object>(supply: Supply): Supply {
  const told = Object.entries(supply as Record<string, Method>).map(([name, method]) => [
    name,
    (asking: Asking, ...request: readonly Remarked[]): Promise<unknown> => {
      const faults = request.flatMap((each) => (each.remark === undefined ? [] : faultsAskedIn(each)))
      return method(faults.length > 0 ? { ...asking, faults } : asking, ...request)
    },
  ])
  return Object.fromEntries(told) as Supply
}
