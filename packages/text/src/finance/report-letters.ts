// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './report-letters.en'
import { text as zhCN } from './report-letters.zh-CN'
import { text as zhTW } from './report-letters.zh-TW'

export const reportLettersText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
