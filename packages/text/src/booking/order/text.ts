// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './text.en'
import { text as zhCN } from './text.zh-CN'
import { text as zhTW } from './text.zh-TW'

export const orderTextText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
