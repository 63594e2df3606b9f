import type { SuppliedRoom } from '../../ports/hotel-property'
import { lazy } from '@sojourn/domain/reference/lazy'
import { localText, tableRows } from '@sojourn/domain/reference/rows'
import { mix, unit } from '../air/random'
import type { PropertyRoom } from './property'
import { plansOf, type PlanProperty } from './plans'
import { roomTable } from './tables/rooms'

interface Template {
  chainType: number
  name: SuppliedRoom['name']
  bed: SuppliedRoom['bed']
  widthCm: number
  beds: number
  squareMetres: number
  permille: number
  guests: number
}

const templates = lazy(() =>
  tableRows(roomTable).map((cell): Template => ({
    chainType: Number(cell(0)),
    name: localText(cell, 1),
    bed: cell(4) as Template['bed'],
    widthCm: Number(cell(5)),
    beds: Number(cell(6)),
    squareMetres: Number(cell(7)),
    permille: Number(cell(8)),
    guests: Number(cell(9)),
  })),
)

/** The two plainest of the chain type and, by the hotel's seed, up to four more. */
function templatesOf(chainType: number, seed: number): Template[] {
  const [first, second, ...others] = templates().filter((each) => each.chainType === chainType)
  const chosen = others.filter((_, place) => unit(mix(seed, 40 + place)) < 0.55)
  return [first, second, ...chosen].filter((each) => each !== undefined)
}

const windows: readonly SuppliedRoom['window'][] = ['outside', 'outside', 'outside', 'outside', 'some', 'inside', 'none']

/** Cheap rooms lie inside the property; the good ones have windows. */
const windowOf = (template: Template, seed: number): SuppliedRoom['window'] =>
  template.chainType > 2 || template.permille > 1150 ? 'outside' : (windows[Math.floor(unit(seed) * windows.length)] ?? 'outside')

function roomOf(property: PlanProperty & { unitFen: number }, template: Template, place: number): SuppliedRoom {
  const seed = mix(property.seed, 60 + place)
  const floors = 4 + Math.floor(unit(mix(property.seed, 5)) * (template.chainType > 2 ? 26 : 12))
  const from = 2 + Math.floor(unit(mix(seed, 1)) * Math.max(1, floors - 4))
  const extraBed = Math.round((property.base * property.unitFen * 0.3) / 1000) * 1000
  return {
    roomId: `${property.hotelId}-${place + 1}`,
    name: template.name,
    squareMetres: template.squareMetres + Math.floor(unit(mix(seed, 2)) * 6) - 2,
    floors: { from, to: Math.min(floors, from + 2 + Math.floor(unit(mix(seed, 3)) * 8)) },
    bed: template.bed,
    beds:
      template.bed === 'kingOrTwin'
        ? [
            { widthCm: template.widthCm, count: 1 },
            { widthCm: 120, count: 2 },
          ]
        : [{ widthCm: template.widthCm, count: template.beds }],
    maxGuests: template.guests,
    window: windowOf(template, mix(seed, 4)),
    smoking: unit(mix(seed, 5)) < 0.7 ? 'no' : unit(mix(seed, 6)) < 0.7 ? 'some' : 'yes',
    wiredNetwork: unit(mix(seed, 7)) < 0.8,
    ...(template.guests > 1 && template.squareMetres >= 26 ? { extraBed } : {}),
    pictures: [`room-${template.bed}-${seed % 100_000}`, `view-${seed % 97}-${mix(seed, 9) % 100_000}`],
  }
}

/** Room types of a hotel, two to six, each with its rates. */
export function roomsOf(property: PlanProperty & { unitFen: number }): PropertyRoom[] {
  return templatesOf(property.chainType, property.seed).map((template, place) => {
    const scarce = template.permille > 1300
    const allotment = (scarce ? 2 : 5) + Math.floor(unit(mix(property.seed, 80 + place)) * (scarce ? 4 : 14))
    return {
      room: roomOf(property, template, place),
      permille: template.permille,
      allotment,
      plans: plansOf(property, template.guests, place),
    }
  })
}
