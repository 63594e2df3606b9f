import type { ManualArticle } from '@sojourn/text/manual/article'
import type { Topics } from '@sojourn/text/topics'
import { use } from 'react'
import { inTime } from '../browser/load-chunk'
import { language } from '../text/language'

/** The articles of the manual by their keys. */
export type Articles = { [Topic in keyof Topics as Topic extends `manual/${string}/${infer Key}` ? Key : never]: Topics[Topic] }
export type ArticleKey = keyof Articles

/** Only the list of the page's own language is fetched. */
const languageModules = {
  'zh-CN': () => import('./articles/zh-CN'),
  'zh-TW': () => import('./articles/zh-TW'),
  en: () => import('./articles/en'),
}
const articles = new Map<ArticleKey, Promise<ManualArticle>>()

async function fetchArticle(key: ArticleKey): Promise<ManualArticle> {
  const { modules } = await languageModules[language]()
  const file = `/${key}.${language}.ts`
  const found = Object.entries(modules).find(([path]) => path.endsWith(file))
  if (!found) throw new Error(`no article ${key}`)
  return (await found[1]()).text as ManualArticle
}

/** Fetched once; what failed is fetched again by whoever asks next. */
export function loadArticle(key: ArticleKey): Promise<ManualArticle> {
  const known = articles.get(key)
  if (known) return known
  const loading = inTime(fetchArticle(key))
  loading.catch(() => articles.delete(key))
  articles.set(key, loading)
  return loading
}

/** An article of the manual in the language of the page. */
export const useArticle = (key: ArticleKey): ManualArticle => use(loadArticle(key))
