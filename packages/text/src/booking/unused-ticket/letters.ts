// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './letters.en'
import { text as zhCN } from './letters.zh-CN'
import { text as zhTW } from './letters.zh-TW'

export const unusedTicketLettersText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
