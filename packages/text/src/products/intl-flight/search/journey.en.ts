import type { text as source } from './journey.zh-CN'

const duration = (minutes: number): string => `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`

export const text: typeof source = {
  direction: (p) => `${p.flights} ${p.from} → ${p.to}`,
  directions: (p) => p.items.join('; '),
  record: (p) => `${p.carrier} booking reference ${p.record}`,
  pieces: (p) => `Checked baggage ${p.pieces} × ${p.kilograms} kg`,
  weight: (p) => `Checked baggage ${p.kilograms} kg`,
  noBaggage: 'No free checked baggage',
  stop: (p) => `Stop at ${p.airports}`,
  operatedBy: (p) => `Operated as ${p.flight}`,
  selfTransfer: (p) =>
    `Self-transfer at ${p.from}${p.from === p.to ? '' : ` → ${p.to}`}, ${duration(p.minutes)}: this flight is on another ticket. Collect your bags and check in again, after entering the country if you come from abroad; a missed flight is not protected. Allow at least ${duration(p.advised)}`,
}
