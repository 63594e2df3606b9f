import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { abilities } from '@sojourn/contract/kit/call'
import { languages, type Language } from '@sojourn/contract/kit/language'
import { permissionsOfRoles } from '@sojourn/domain/kit/roles'
import { manualContents } from '@sojourn/domain/personal/manual/contents'
import { centreMenu, consoleMenu } from '@sojourn/domain/personal/menu'
import type { ManualArticle } from '@sojourn/text/manual/article'
import { describe, expect, test } from 'vitest'
import { shots } from '../e2e/manual-shots'

const root = join(import.meta.dirname, '..')
const texts = join(root, 'packages/text/src/manual')
const pictures = join(root, 'apps/web/public/manual')
const files = readdirSync(texts, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.zh-CN.ts'))
  .map((file) => file.replace('.zh-CN.ts', ''))

const articlesOf = async (language: Language) =>
  Promise.all(
    files.map(async (file) => {
      const { text } = (await import(join(texts, `${file}.${language}.ts`))) as { text: ManualArticle }
      return { key: basename(file), ...text }
    }),
  )
const articles = { 'zh-CN': await articlesOf('zh-CN'), 'zh-TW': await articlesOf('zh-TW'), en: await articlesOf('en') }
const partsOf = (language: Language) =>
  articles[language].flatMap(({ key, sections }) =>
    Object.entries(sections).map(([section, part]) => ({ name: `${key}-${section}`, key, section, ...part })),
  )
const named = partsOf('zh-CN')
  .filter(({ picture }) => picture !== undefined)
  .map(({ name }) => name)

describe('[S2.50] pictures of the manual', () => {
  test('every picture that an article names is taken, and no other', () => {
    expect(Object.keys(shots).toSorted()).toEqual(named.toSorted())
  })

  test.each(languages)('%s has each of them, none that no article names, none that is large', (language) => {
    const files = readdirSync(join(pictures, language))
    expect(files.toSorted()).toEqual(named.map((name) => `${name}.webp`).toSorted())
    expect(files.filter((file) => statSync(join(pictures, language, file)).size > 60 * 1024)).toEqual([])
  })

  test.each(languages)('%s says what each shows', (language) => {
    const said = partsOf(language).filter(({ picture }) => picture !== undefined && picture.length > 4)
    expect(said.map(({ name }) => name)).toEqual(named)
  })
})

describe('[S2.50] articles of the manual', () => {
  test.each(languages)('%s says as much as Chinese: every part with its steps, notes and hint', (language) => {
    const shape = (of: Language) =>
      partsOf(of).map(({ name, steps, notes, hint }) => [name, steps?.length, notes?.length, hint !== undefined])
    expect(shape(language)).toEqual(shape('zh-CN'))
  })

  test.each(files.flatMap((name) => [`${name}.zh-CN.ts`, `${name}.en.ts`]))('%s names what screens say by reference', (file) => {
    const source = readFileSync(join(texts, file), 'utf8')
    expect(source.match(/“(?!\$\{)[^”]*”?/g) ?? []).toEqual([])
  })
})

test('[S2.50] every entry of a menu has an article or is named by one', () => {
  const everything = {
    permissions: [...abilities, ...permissionsOfRoles],
    isEnableWallet: true,
    intlFlightDemandOrderEnable: true,
    watchesBudgets: true,
  }
  const screens = manualContents.flatMap((area) => area.articles.map(({ screen }) => screen))
  const told = JSON.stringify(articles['zh-CN'])
  const entries = [...centreMenu(everything, 'zh-CN'), ...consoleMenu(everything, 'zh-CN')].flatMap(({ menuList }) => menuList)
  const untold = entries.filter(({ title, param }) => !screens.includes(param) && !told.includes(title))
  expect(untold.map(({ title }) => title)).toEqual([])
})

test('[S2.50] every short answer stands beside a field', () => {
  const features = join(root, 'apps/web/src/features')
  const screens = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const shown = screens.flatMap((file) =>
    [...readFileSync(join(features, file), 'utf8').matchAll(/<Help\b[^>]*?article="([^"]+)"\s+section="([^"]+)"/gs)].map(
      ([, key, section]) => `${key}-${section}`,
    ),
  )
  const hinted = partsOf('zh-CN').filter(({ hint }) => hint !== undefined)
  expect(hinted.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([])
})
