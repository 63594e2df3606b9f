// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './comparison.en'
import { text as zhCN } from './comparison.zh-CN'
import { text as zhTW } from './comparison.zh-TW'

export const comparisonText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
