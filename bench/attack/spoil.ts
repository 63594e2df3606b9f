import type { Chance } from './chance'

/** Written into the text of the request as it stands here, where JSON has no value for it. */
const asWritten = (text: string): { written: string } => ({ written: text })
type Written = ReturnType<typeof asWritten>

/** What nobody should send: values of other kinds, without end, without sense, or meant for another machine. */
const poisons: readonly unknown[] = [
  asWritten('1e999'),
  asWritten('-1e999'),
  asWritten('9'.repeat(400)),
  asWritten('0.1'),
  '1e999',
  '9'.repeat(400),
  -1,
  -0,
  2 ** 31,
  2 ** 53,
  1e21,
  null,
  true,
  [],
  {},
  [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]],
  { $ne: '' },
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '\0',
  'a\0b',
  '\ud83d',
  '👩‍👩‍👧‍👦'.repeat(20),
  '‮电影',
  "' OR 1=1 --",
  '%',
  '_',
  '\\',
  '"',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13T00:00:00.000Z',
  'NaN',
  'infinity',
  '__proto__',
]

/** One of them, of its own: it may be spoiled further. */
const poisonOf = (chance: Chance): unknown => structuredClone(chance.oneOf(poisons))

/** The text of a request of which something is not as it should be. */
export function spoil(request: unknown, chance: Chance): string {
  if (chance.happens(0.02))
    return chance.oneOf(['', '{', '[]', 'null', '"text"', '{"a":', `${'['.repeat(5000)}${']'.repeat(5000)}`])
  const spoiled = structuredClone(request) as object
  const times = 1 + chance.whole(2)
  for (let turn = 0; turn < times; turn++) spoilOne(spoiled, chance)
  return write(spoiled)
}

function spoilOne(value: object, chance: Chance): void {
  const keys = Object.keys(value)
  if (Array.isArray(value) && chance.happens(0.3)) {
    value.push(poisonOf(chance))
    return
  }
  if (Array.isArray(value) && keys.length === 0) return
  if (keys.length === 0 || (!Array.isArray(value) && chance.happens(0.1))) {
    Object.assign(value, { [chance.oneOf(['extra', 'enterpriseId', 'employeeId', 'constructor'])]: poisonOf(chance) })
    return
  }
  const key = chance.oneOf(keys) as keyof typeof value
  const inner: unknown = value[key]
  if (typeof inner === 'object' && inner !== null && !isWritten(inner) && chance.happens(0.7)) spoilOne(inner, chance)
  else if (chance.happens(0.15)) Reflect.deleteProperty(value, key)
  else Reflect.set(value, key, poisonOf(chance))
}

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && 'written' in value && Object.keys(value).length === 1

/** JSON, but for what JSON cannot say. */
function write(value: unknown): string {
  if (isWritten(value)) return value.written
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)
      .join(',')}}`
  return JSON.stringify(value)
}
