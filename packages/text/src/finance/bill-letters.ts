// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './bill-letters.en'
import { text as zhCN } from './bill-letters.zh-CN'
import { text as zhTW } from './bill-letters.zh-TW'

export const billLettersText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
