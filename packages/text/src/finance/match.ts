// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './match.en'
import { text as zhCN } from './match.zh-CN'
import { text as zhTW } from './match.zh-TW'

export const matchText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
