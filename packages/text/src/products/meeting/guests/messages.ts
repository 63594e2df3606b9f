// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './messages.en'
import { text as zhCN } from './messages.zh-CN'
import { text as zhTW } from './messages.zh-TW'

export const guestsMessagesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
