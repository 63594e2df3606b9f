// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './code-messages.en'
import { text as zhCN } from './code-messages.zh-CN'
import { text as zhTW } from './code-messages.zh-TW'

export const codeMessagesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
