import type { text as source } from './journey.zh-CN'

export const text: typeof source = {
  direction: (p) => `${p.flights} ${p.from} → ${p.to}`,
  directions: (p) => p.items.join('; '),
  record: (p) => `${p.carrier} booking reference ${p.record}`,
  pieces: (p) => `Checked baggage ${p.pieces} × ${p.kilograms} kg`,
  weight: (p) => `Checked baggage ${p.kilograms} kg`,
  noBaggage: 'No free checked baggage',
  stop: (p) => `Stop at ${p.airports}`,
  operatedBy: (p) => `Operated as ${p.flight}`,
}
