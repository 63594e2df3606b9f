// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './order-words.en'
import { text as zhCN } from './order-words.zh-CN'
import { text as zhTW } from './order-words.zh-TW'

export const orderWordsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
