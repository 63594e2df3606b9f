import { terminalsOf as domesticTerminals } from '../../air/carriers'
import { referenceWorld } from '../../air/reference-world'
import { intlTerminals } from '../tables/terminals'

/** Where a carrier's international flights stand; empty where an airport has one building or none is known. */
export function terminalOf(): (carrier: string, iata: string) => string {
  const elsewhere = domesticTerminals(referenceWorld)
  return (carrier, iata) => {
    const known = intlTerminals[iata]
    if (!known) return elsewhere(carrier, iata)
    const entries = Object.entries(known)
    return (
      (entries.find(([, carriers]) => carriers.split(' ').includes(carrier)) ?? entries.find(([, all]) => all === '*'))?.[0] ?? ''
    )
  }
}
