// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './log.en'
import { text as zhCN } from './log.zh-CN'
import { text as zhTW } from './log.zh-TW'

export const logText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
