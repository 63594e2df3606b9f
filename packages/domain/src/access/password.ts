export type PasswordFault =
  | 'passwordMissing'
  | 'passwordSpaces'
  | 'passwordLength'
  | 'passwordOneKind'
  | 'passwordAscending'
  | 'passwordUniform'
  | 'passwordMix'
  | 'passwordSame'
  | 'confirmationMissing'
  | 'confirmationSpaces'
  | 'confirmationDiffers'

const shortest = 8
const longest = 20

/** S5.25–S5.32; `strict` also asks for lower case, upper case and a digit. */
export function passwordFault(value: string, strict = false): PasswordFault | undefined {
  if (value === '') return 'passwordMissing'
  if (/\s/.test(value)) return 'passwordSpaces'
  if (value.length < shortest || value.length > longest) return 'passwordLength'
  if (isRun(value, 0)) return 'passwordUniform'
  if (isRun(value, 1)) return 'passwordAscending'
  if (/^\d+$/.test(value) || /^[A-Za-z]+$/.test(value)) return 'passwordOneKind'
  return strict && !(/[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value)) ? 'passwordMix' : undefined
}

export type PasswordRule = 'length' | 'kinds' | 'run' | 'mix'

/** Which rules a password keeps, for a list that a person sees while typing; all together mean that it has no fault. */
export function passwordRules(value: string, strict = false): { rule: PasswordRule; met: boolean }[] {
  const given = value !== ''
  const rules: { rule: PasswordRule; met: boolean }[] = [
    { rule: 'length', met: value.length >= shortest && value.length <= longest && !/\s/.test(value) },
    { rule: 'kinds', met: given && !/^\d+$/.test(value) && !/^[A-Za-z]+$/.test(value) },
    { rule: 'run', met: given && !isRun(value, 0) && !isRun(value, 1) },
  ]
  return strict ? [...rules, { rule: 'mix', met: /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value) }] : rules
}

/** Does every character follow the one before it by `step`? */
const isRun = (value: string, step: number): boolean =>
  Array.from(value).every((character, index) => index === 0 || character.charCodeAt(0) - value.charCodeAt(index - 1) === step)

/** S5.33 */
export function confirmationFault(password: string, confirmation: string): PasswordFault | undefined {
  if (confirmation === '') return 'confirmationMissing'
  if (/\s/.test(confirmation)) return 'confirmationSpaces'
  return confirmation === password ? undefined : 'confirmationDiffers'
}
