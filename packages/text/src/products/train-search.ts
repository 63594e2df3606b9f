// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './train-search.en'
import { text as zhCN } from './train-search.zh-CN'
import { text as zhTW } from './train-search.zh-TW'

export const trainSearchText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
