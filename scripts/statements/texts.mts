import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Checker } from 'typescript/unstable/sync'
import type { StatementCall } from './calls.mts'
import { examplesOf, variations } from './examples.mts'
import { recipeOf, type Recipe } from './recipe.mts'

/** Every text that a place can send; the message where it cannot be told. */
export type Texts = { texts: string[] } | { untold: string }

type Make = (...inputs: unknown[]) => unknown
/** As the bundle has it: the code of a recipe run, with that of its inputs below. */
interface Made {
  make: Make
  inputs: (Made[] | undefined)[]
}

export async function textsOf(root: string, checker: Checker, calls: readonly StatementCall[]): Promise<Texts[]> {
  const recipes = calls.map(({ file, text }) => recipeOf(checker, file, [text], ([code]) => code!))
  const made = await runIn(root, calls, recipes)
  return recipes.map((recipe, place) => {
    try {
      const texts = valuesOf<unknown>(checker, recipe, made[place]!)
      const strange = texts.find((text) => typeof text !== 'string')
      return strange === undefined ? { texts: [...new Set(texts as string[])] } : { untold: `it is of type ${typeof strange}` }
    } catch (error) {
      return { untold: String(error) }
    }
  })
}

function valuesOf<Value>(checker: Checker, recipe: Recipe, { make, inputs }: Made): Value[] {
  const choices = recipe.inputs.map((input, place) =>
    'type' in input
      ? examplesOf(checker, input.type).map((one) => [one])
      : input.callers.flatMap((caller, which) => valuesOf<unknown[]>(checker, caller, inputs[place]![which]!)),
  )
  return variations(choices).map((given) => make(...given.flat()) as Value)
}

/** Each recipe as code at the end of its own file, where all that the file knows is in scope, and all files in one bundle. */
async function runIn(root: string, calls: readonly StatementCall[], recipes: readonly Recipe[]): Promise<Made[]> {
  const paths = [...new Set(calls.map(({ path }) => path))]
  const codeOf = (path: string): string =>
    recipes.flatMap((recipe, place) => (calls[place]!.path === path ? [`[${place}, ${literal(recipe)}]`] : [])).join(', ')
  const outfile = join(root, '.cache', `statements-${process.pid}.mjs`)
  await build({
    stdin: {
      contents: `${paths.map((path, place) => `import { statements as s${place} } from './${path}'`).join('\n')}
        export const statements = [${paths.map((_, place) => `...s${place}`).join(', ')}]`,
      resolveDir: root,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'error',
    plugins: [
      {
        name: 'recipes',
        setup: (bundling) =>
          bundling.onLoad({ filter: /\.ts$/ }, ({ path: full }) => {
            const path = full.slice(root.length + 1)
            if (!paths.includes(path)) return undefined
            return { contents: `${readFileSync(full, 'utf8')}\nexport const statements = [${codeOf(path)}]`, loader: 'ts' }
          }),
      },
    ],
  })
  try {
    const { statements } = (await import(pathToFileURL(outfile).href)) as { statements: [place: number, made: Made][] }
    return statements.toSorted(([one], [other]) => one - other).map(([, made]) => made)
  } finally {
    rmSync(outfile)
  }
}

function literal({ code, inputs }: Recipe): string {
  const below = inputs.map((input) => ('type' in input ? 'undefined' : `[${input.callers.map(literal).join(', ')}]`))
  return `{ make: ${code}, inputs: [${below.join(', ')}] }`
}
