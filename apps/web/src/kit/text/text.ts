import type { Topics } from '@sojourn/text/topics'
import { use } from 'react'
import { language } from './language'

/** Articles of the manual are fetched apart (kit/help/articles.ts). */
export type Topic = Exclude<keyof Topics, `manual/${string}`>

const folder = '../../../../../../packages/text/src/'
/** Only the lists of the page's own language are fetched; that of all topics is long, and the first screen does without it. */
const firstModules = {
  'zh-CN': () => import('./first/zh-CN'),
  'zh-TW': () => import('./first/zh-TW'),
  en: () => import('./first/en'),
}
const languageModules = {
  'zh-CN': () => import('./topics/zh-CN'),
  'zh-TW': () => import('./topics/zh-TW'),
  en: () => import('./topics/en'),
}
/** A promise that says what became of it, as React keeps it on those that it has waited for. */
interface Loading extends Promise<unknown> {
  status?: 'fulfilled'
  value?: unknown
}
const topics = new Map<Topic, Promise<unknown>>()

async function fetchTopic(topic: Topic): Promise<unknown> {
  const name = `${folder}${topic}.${language}.ts`
  const module = (await firstModules[language]()).modules[name] ?? (await languageModules[language]()).modules[name]
  if (!module) throw new Error(`no text for ${topic}`)
  return (await module()).text
}

function load(topic: Topic): Promise<unknown> {
  const known = topics.get(topic)
  if (known) return known
  const loading = fetchTopic(topic)
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => topics.delete(topic),
  )
  topics.set(topic, loading)
  return loading
}

/** Loads topics before a screen renders; for route loaders. */
export async function loadTexts(...names: Topic[]): Promise<void> {
  await Promise.all(names.map(load))
}

/**
 * The sentences of one topic in the language of the page; keys and parameters are checked by the compiler. The promise is used also once
 * it is there: React takes a component that waited for one and does not use it again for a broken one, and renders the page anew.
 */
export function useText<Name extends Topic>(topic: Name): Topics[Name] {
  return use(load(topic)) as Topics[Name]
}

/** The same outside a component, for a topic that a loader has already loaded. */
export function readText<Name extends Topic>(topic: Name): Topics[Name] {
  const text: Loading | undefined = topics.get(topic)
  if (text?.status !== 'fulfilled') throw new Error(`text of ${topic} is not loaded`)
  return text.value as Topics[Name]
}
