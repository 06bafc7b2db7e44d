import { describe, expect, it } from 'vitest'
import { listImages } from './image-manifest.ts'

const content = [
  { name: 'no picture', picture: { name: 'scenes/about', alt: 'A workshop table.' } },
]
const images = listImages(['products/smart-lock/hero', 'scenes/about'], content)

describe('the images that can be viewed', () => {
  it('are the logo and every master, named by letters, digits and hyphens', () => {
    const names = images.map(({ imageName }) => imageName)
    expect(names).toEqual(['logo', 'products-smart-lock-hero', 'scenes-about'])
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]+$/)
  })
  it('are described by whatever part of the copy names them, else by their name', () => {
    expect(images.map(({ alt }) => alt).slice(1)).toEqual([
      'products smart lock hero',
      'A workshop table.',
    ])
  })
})
