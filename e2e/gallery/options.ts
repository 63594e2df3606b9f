import { parseArgs } from 'node:util'
import { languages, type Language } from '@sojourn/contract/kit/language'
import { states, type State } from './states'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const widths = [390, 768, 1440] as const
export type Width = (typeof widths)[number]

/** One way to look at a screen. */
export interface Look {
  language: Language
  width: Width
  theme: Theme
  state: State
}

/** Every language at every width; dark, and every state, once on a phone and once on a desk. */
const all: readonly Look[] = [
  ...languages.flatMap((language) => widths.map((width): Look => ({ language, width, theme: 'light', state: 'usual' }))),
  { language: 'en', width: 390, theme: 'dark', state: 'usual' },
  { language: 'zh-CN', width: 1440, theme: 'dark', state: 'usual' },
  ...states
    .filter((state) => state !== 'usual')
    .flatMap((state): Look[] => [
      { language: 'en', width: 390, theme: 'light', state },
      { language: 'zh-CN', width: 1440, theme: 'light', state },
    ]),
]

const many = { type: 'string', multiple: true } as const

/** What is asked of `npm run gallery`: which routes (a part of the address), and which looks. */
export function readOptions(args: readonly string[]): { routes: readonly string[]; looks: readonly Look[] } {
  const { values } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean' }, route: many, language: many, width: many, theme: many, state: many },
  })
  return { routes: values.route ?? [], looks: values.all ? all : chosen(values) }
}

interface Chosen {
  language?: string[] | undefined
  width?: string[] | undefined
  theme?: string[] | undefined
  state?: string[] | undefined
}

/** Of what is named every combination; what is not named is as usual. */
function chosen(wanted: Chosen): Look[] {
  const of = <T extends string | number>(
    known: readonly T[],
    named: string[] | undefined,
    otherwise: readonly T[],
  ): readonly T[] => {
    const unknown = named?.filter((name) => !known.some((each) => String(each) === name)) ?? []
    if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there are ${known.join(', ')}`)
    return named ? known.filter((each) => named.includes(String(each))) : otherwise
  }
  return of(languages, wanted.language, ['zh-CN', 'en']).flatMap((language) =>
    of(widths, wanted.width, [390, 1440]).flatMap((width) =>
      of(themes, wanted.theme, ['light']).flatMap((theme) =>
        of(states, wanted.state, ['usual']).map((state): Look => ({ language, width, theme, state })),
      ),
    ),
  )
}
