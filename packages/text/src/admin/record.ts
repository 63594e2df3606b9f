// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './record.en'
import { text as zhCN } from './record.zh-CN'
import { text as zhTW } from './record.zh-TW'

export const recordText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
