// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './unused-ticket-letters.en'
import { text as zhCN } from './unused-ticket-letters.zh-CN'
import { text as zhTW } from './unused-ticket-letters.zh-TW'

export const unusedTicketLettersText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
