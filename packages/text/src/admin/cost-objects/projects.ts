// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './projects.en'
import { text as zhCN } from './projects.zh-CN'
import { text as zhTW } from './projects.zh-TW'

export const costObjectsProjectsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
