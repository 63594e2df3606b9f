// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './report-words.en'
import { text as zhCN } from './report-words.zh-CN'
import { text as zhTW } from './report-words.zh-TW'

export const reportWordsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
