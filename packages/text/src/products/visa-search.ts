// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './visa-search.en'
import { text as zhCN } from './visa-search.zh-CN'
import { text as zhTW } from './visa-search.zh-TW'

export const visaSearchText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
