import { Fact } from '../../../../kit/lists/facts'
import { formatPrice } from '../../../../kit/text/format'

/** One amount of a ticket, with its sign; what is nothing is not said. */
export function Figure({ label, fen }: { label: string; fen: number }) {
  if (fen === 0) return null
  return <Fact name={label}>{formatPrice(fen)}</Fact>
}
