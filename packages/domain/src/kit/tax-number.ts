/** Digits and capitals without I, O, S, V and Z (GB 32100-2015, table 1). */
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const form = /^[1-9A-HJ-NPQRTUWXY][1-9A-HJ-NPQRTUWXY]\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/

/** Written with blanks or in small letters it means the same. */
export const writtenTaxNumber = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

/** What keeps a number from being a unified social credit code of 18 characters, whose last one checks the others (GB 32100-2015). */
export function taxNumberFault(typed: string): 'taxNumberForm' | 'taxNumberCheck' | undefined {
  const number = writtenTaxNumber(typed)
  if (!form.test(number)) return 'taxNumberForm'
  return number.at(-1) === checkCharacter(number.slice(0, 17)) ? undefined : 'taxNumberCheck'
}

/** 31 less the sum of the 17 characters, each times 3 to the power of its place, modulo 31. */
export function checkCharacter(seventeen: string): string {
  let weight = 1
  let sum = 0
  for (const character of seventeen) {
    sum += characters.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return characters[(31 - (sum % 31)) % 31]!
}
