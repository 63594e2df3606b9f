/** Countries between which there is no border control: whoever travels on inside enters where the first one is reached. */
const schengen = new Set('AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '))

export const isSchengen = (country: string): boolean => schengen.has(country)
