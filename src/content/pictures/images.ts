import { currentCopy } from '../snapshot/copy.ts'
import { listImages, type ViewableImage } from './image-manifest.ts'
import { masterNames } from './picture-files.ts'

export async function getImages(): Promise<ViewableImage[]> {
  const { entries } = currentCopy()
  // If several entries describe a picture, the last one's words count.
  const files = ['products', 'articles', 'catalogue', 'pages', 'free-pages'].map((name) => entries.filter((one) => one.collection === name))
  return listImages(masterNames(), files)
}
