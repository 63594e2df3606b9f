// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './import.en'
import { text as zhCN } from './import.zh-CN'
import { text as zhTW } from './import.zh-TW'

export const importText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
