// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './outbox.en'
import { text as zhCN } from './outbox.zh-CN'
import { text as zhTW } from './outbox.zh-TW'

export const outboxText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
