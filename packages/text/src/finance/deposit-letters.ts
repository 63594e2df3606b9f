// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './deposit-letters.en'
import { text as zhCN } from './deposit-letters.zh-CN'
import { text as zhTW } from './deposit-letters.zh-TW'

export const depositLettersText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
