/**
 * Shows one of several pictures in an element, with zoom, pinch, wheel, drag and swipe, all by PhotoSwipe.
 * PhotoSwipe's own buttons are HTML strings, which the security policy refuses; ours stand around it
 * (docs/decisions/012).
 */
import PhotoSwipe, { type Point, type SlideData } from 'photoswipe'
import { recallImageSize, rememberImageSize } from '#data/storage/image-sizes.ts'
import { clickOrDoubleClick } from './click-or-double-click.ts'
import './photoswipe.css'

export interface CarouselImage {
  url: string
  alt: string
  /** Leaves space for the description below the picture. */
  hasDescription: boolean
}

export interface ImageCarousel {
  /** A ref callback for the element that the pictures fill. */
  mount(element: HTMLDivElement): () => void
  show(index: number): void
  /** Asks for a picture anew. */
  reload(index: number): void
  zoom(step: 1 | -1): void
  isZoomed(): boolean
  /** Moves the visible part of a zoomed picture, in steps to the right and downwards. */
  pan(right: number, down: number): void
}

interface Options {
  images: readonly CarouselImage[]
  /** The index of the picture that is shown first. */
  start: number
  isRightToLeft: boolean
  /** Is told of a picture that cannot be shown; its place stays empty. */
  onFail: (index: number) => void
  onShow: (index: number) => void
  onClose: () => void
}

const ZOOM_STEP = 1.5
/** Pixels. */
const PAN_STEP = 80
/** The zoom of a double click, as a multiple of the size that fits the window. */
const DOUBLE_CLICK_ZOOM = 2.5
/** The largest zoom, as a multiple of the natural size or of the size that fits the window. */
const MAX_ZOOM = 4
/** The proportions of a picture that has not loaded yet and is not known from before. */
const GUESSED_SIZE = { width: 1600, height: 1000 }

const FIXED_OPTIONS = {
  close: false,
  zoom: false,
  counter: false,
  preloader: false,
  arrowPrev: false,
  arrowNext: false,
  bgOpacity: 1,
  loop: false,
  wheelToZoom: true,
  showHideAnimationType: 'none',
  escKey: false,
  trapFocus: false,
  returnFocus: false,
  bgClickAction: 'close',
  doubleTapAction: 'zoom',
} as const

/** Returns a carousel; it opens when its `mount` is given an element, and closes when that element leaves. */
export function createImageCarousel(options: Options): ImageCarousel {
  let swiper: PhotoSwipe | undefined
  return {
    mount(element) {
      const opened = open(element, options)
      swiper = opened
      return () => {
        swiper = undefined
        // PhotoSwipe cannot be closed before it has opened.
        if (opened.opener.isOpen) opened.destroy()
        else opened.on('openingAnimationEnd', () => opened.destroy())
      }
    },
    show: (index) => swiper?.goTo(slideIndex(index, options)),
    reload: (index) => swiper?.refreshSlideContent(slideIndex(index, options)),
    zoom(step) {
      const slide = swiper?.currSlide
      slide?.zoomTo(slide.currZoomLevel * ZOOM_STEP ** step, undefined, swiper?.options.zoomAnimationDuration)
    },
    isZoomed: () => swiper?.currSlide?.isPannable() ?? false,
    pan(right, down) {
      const slide = swiper?.currSlide
      slide?.panTo(slide.pan.x - right * PAN_STEP, slide.pan.y - down * PAN_STEP)
    },
  }
}

function open(element: HTMLElement, options: Options): PhotoSwipe {
  const { images, isRightToLeft, onShow, onClose } = options
  const slides = isRightToLeft ? images.toReversed() : images
  const swiper = new PhotoSwipe({
    ...FIXED_OPTIONS,
    dataSource: slides.map(({ url, alt }) => ({ src: url, alt, ...(recallImageSize(url) ?? GUESSED_SIZE) })),
    index: slideIndex(options.start, options),
    appendToEl: element,
    secondaryZoomLevel: ({ fit }) => fit * DOUBLE_CLICK_ZOOM,
    maxZoomLevel: ({ fit }) => Math.max(MAX_ZOOM, fit * MAX_ZOOM),
    paddingFn: (_, __, at) => ({ top: 56, bottom: slides[at]?.hasDescription ? 96 : 16, left: 0, right: 0 }),
    errorMsg: '',
    imageClickAction: clickOrDoubleClick<Point>(zoomOutOrClose, (point) =>
      swiper.currSlide?.toggleZoom(point),
    ),
    tapAction: zoomOutOrClose,
  })

  function zoomOutOrClose() {
    if (swiper.isDestroying) return
    const slide = swiper.currSlide
    if (slide && slide.currZoomLevel > slide.zoomLevels.initial) slide.toggleZoom()
    else swiper.close()
  }

  swiper.on('keydown', (event) => event.preventDefault()) // the dialog around it handles the keys
  swiper.on('change', () => onShow(slideIndex(swiper.currIndex, options)))
  swiper.on('loadComplete', ({ content: { element: image, index } }) => {
    if (image instanceof HTMLImageElement) setNaturalSize(swiper, image, index)
  })
  swiper.on('loadError', ({ content: { index } }) => options.onFail(slideIndex(index, options)))
  swiper.on('close', onClose)
  swiper.init()
  // PhotoSwipe calls its element a dialog, but the dialog is around it.
  swiper.element?.removeAttribute('role')
  swiper.element?.removeAttribute('tabindex')
  return swiper
}

/**
 * Returns the index of a slide for that of a picture, and back: PhotoSwipe always places the next slide to
 * the right.
 */
const slideIndex = (index: number, { images, isRightToLeft }: Options) =>
  isRightToLeft ? images.length - 1 - index : index

/** Gives the slide of a loaded picture its true proportions, unless they were known. */
function setNaturalSize(
  swiper: PhotoSwipe,
  { naturalWidth: width, naturalHeight: height }: HTMLImageElement,
  index: number,
) {
  const data: SlideData = swiper.getItemData(index)
  rememberImageSize(data.src ?? '', { width, height })
  if (width === 0 || (data.width === width && data.height === height)) return
  data.width = width
  data.height = height
  swiper.refreshSlideContent(index)
}
