import { logTopics, logWordsOf, type LogTexts, type LogWords } from '@sojourn/domain/admin/record/log-words'
import { formatFullDate } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'

/** How an entry is told, once its topics are loaded. */
export const useLogWords = (): LogWords =>
  logWordsOf(Object.fromEntries(logTopics.map((topic) => [topic, readText(topic)])) as unknown as LogTexts, formatFullDate)
