import type { Topics } from '@sojourn/text/topics'
import { use } from 'react'
import { language } from './language'

export type Topic = keyof Topics

const folder = '../../../../../../packages/text/src/'
/** Only the list of the page's own language is fetched. */
const languageModules = {
  'zh-CN': () => import('./topics/zh-CN'),
  'zh-TW': () => import('./topics/zh-TW'),
  en: () => import('./topics/en'),
}
const loaded = new Map<Topic, unknown>()
const loading = new Map<Topic, Promise<unknown>>()

async function fetchTopic(topic: Topic): Promise<unknown> {
  const { modules } = await languageModules[language]()
  const module = modules[`${folder}${topic}.${language}.ts`]
  if (!module) throw new Error(`no text for ${topic}`)
  const { text } = await module()
  loaded.set(topic, text)
  return text
}

function load(topic: Topic): Promise<unknown> {
  const known = loading.get(topic)
  if (known) return known
  const promise = fetchTopic(topic)
  promise.catch(() => loading.delete(topic))
  loading.set(topic, promise)
  return promise
}

/** Loads topics before a screen renders; for route loaders. */
export async function loadTexts(...topics: Topic[]): Promise<void> {
  await Promise.all(topics.map(load))
}

/** The sentences of one topic in the language of the page; keys and parameters are checked by the compiler. */
export function useText<Name extends Topic>(topic: Name): Topics[Name] {
  const ready = loaded.get(topic) as Topics[Name] | undefined
  return ready ?? (use(load(topic)) as Topics[Name])
}

/** The same outside a component, for a topic that a loader has already loaded. */
export function readText<Name extends Topic>(topic: Name): Topics[Name] {
  const ready = loaded.get(topic)
  if (!ready) throw new Error(`text of ${topic} is not loaded`)
  return ready as Topics[Name]
}
