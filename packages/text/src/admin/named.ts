// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './named.en'
import { text as zhCN } from './named.zh-CN'
import { text as zhTW } from './named.zh-TW'

export const namedText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
