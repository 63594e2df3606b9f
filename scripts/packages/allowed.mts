/** Licences that ask for no more than their own text, by their SPDX names; the last is for fonts. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'OFL-1.1',
])

/** All that AND joins have to be allowed, one of what OR joins is enough. */
export function isAllowed(licence: string | undefined): boolean {
  const choices = (licence ?? '').replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())))
}
