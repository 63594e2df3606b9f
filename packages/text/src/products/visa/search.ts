// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './search.en'
import { text as zhCN } from './search.zh-CN'
import { text as zhTW } from './search.zh-TW'

export const visaSearchText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
