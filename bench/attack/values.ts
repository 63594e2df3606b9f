import type { Chance } from './chance'
import type { Schema } from './operations'

/** Numbers of things that exist, by the name of the field that holds them. */
export type KnownNumbers = ReadonlyMap<string, readonly string[]>

const dates = ['2026-12-01', '2026-12-09', '2027-01-15', '2026-11-24', '2028-02-29', '2026-02-30', '1900-01-01', '9999-12-31']
const times = ['00:00', '09:30', '23:59']
const instants = ['2026-12-01T02:00:00.000Z', '2027-01-01T00:00:00Z', '1970-01-01T00:00:00Z']
const places = ['PEK', 'SHA', 'BJS', 'CAN', 'HKG', 'SHH', 'BJP', 'VNP', 'AOH', 'NKH']
const words = ['北京', '上海', 'E123456789', '13800138000', 'a@yuanxing.example', '123456', '林', 'x', '']

/** A request that means something, or nearly: right in its types, its numbers of things that exist. */
export function valueOf(schema: Schema, name: string, chance: Chance, known: KnownNumbers): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chance.oneOf(schema.enum)
  if (schema.anyOf) return valueOf(chance.oneOf(schema.anyOf), name, chance, known)
  if (schema.type === 'object') return objectOf(schema, chance, known)
  if (schema.type === 'array') return listOf(schema, name, chance, known)
  if (schema.type === 'boolean') return chance.happens(0.5)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, chance)
  return textOf(schema, name, chance, known)
}

function objectOf({ properties = {}, required = [] }: Schema, chance: Chance, known: KnownNumbers): object {
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || chance.happens(0.4))
  return Object.fromEntries(chosen.map(([name, schema]) => [name, valueOf(schema, name, chance, known)]))
}

function listOf(
  { items = {}, minItems = 0, maxItems = 3 }: Schema,
  name: string,
  chance: Chance,
  known: KnownNumbers,
): unknown[] {
  const count = minItems + chance.whole(Math.max(1, Math.min(maxItems, minItems + 2) - minItems + 1))
  return Array.from({ length: count }, () => valueOf(items, name, chance, known))
}

function numberOf({ minimum = 0, maximum = 100 }: Schema, chance: Chance): number {
  const usual = minimum + chance.whole(Math.min(maximum - minimum, 20) + 1)
  return chance.oneOf([usual, usual, usual, minimum, maximum])
}

function textOf({ pattern, format, maxLength = 40 }: Schema, name: string, chance: Chance, known: KnownNumbers): string {
  if (format === 'uuid') return '01a1f6ae-9900-70b5-a18b-b43b07ee94c2'
  const numbers = known.get(columnOf(name))
  if (numbers && numbers.length > 0 && chance.happens(0.8)) return chance.oneOf(numbers)
  if (pattern?.includes('T\\d{2}')) return chance.oneOf(instants)
  if (pattern?.includes('\\d{4}-')) return chance.oneOf(dates)
  if (pattern?.includes('[0-5]\\d')) return chance.oneOf(times)
  if (/date/i.test(name)) return chance.oneOf(dates)
  return chance.oneOf([...places, ...words]).slice(0, maxLength)
}

/** orderNos and orderId mean the column order_no. */
export function columnOf(field: string): string {
  const column = field
    .replace(/s$/, '')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replace(/^_/, '')
  return sameThing[column] ?? column
}
const sameThing: Record<string, string> = {
  order_id: 'order_no',
  order_serial_no: 'order_no',
  guest_id: 'employee_id',
  apply_order_no: 'travel_apply_no',
}
