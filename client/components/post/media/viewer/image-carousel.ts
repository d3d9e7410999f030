/**
 * The part of the viewer that is touched: zoom, pinch, wheel, drag and swipe, all by PhotoSwipe. Its own buttons
 * are HTML strings, which the policy refuses, so none of them is made; ours are around it (docs/decisions/012).
 */
import PhotoSwipe, { type Point, type SlideData } from 'photoswipe'
import { recallImageSize, rememberImageSize } from '#platform/image-sizes.ts'
import './photoswipe.css'

export interface StagedImage {
  url: string
  alt: string
  /** Its description stands below it. */
  captioned: boolean
}

export interface ImageCarousel {
  /** A ref callback for the element it fills. */
  mount(place: HTMLDivElement): () => void
  show(index: number): void
  zoom(step: 1 | -1): void
  isZoomed(): boolean
  /** Moves what is seen of a zoomed picture, in steps to the right and downwards. */
  pan(right: number, down: number): void
}

const ZOOM_STEP = 1.5
const PAN_STEP = 80
/** What a double click does. */
const CLOSER = 2.5
/** Of its natural size, or of the size that fits the window. */
const LARGEST = 4
/** Two clicks within this time are one double click. */
const DOUBLE_CLICK = 300
/** Until a picture has loaded its shape is a guess. */
const GUESS = { width: 1600, height: 1000 }

const NO_BUTTONS = {
  close: false,
  zoom: false,
  counter: false,
  preloader: false,
  arrowPrev: false,
  arrowNext: false,
} as const

export function createImageCarousel({
  images,
  start,
  rightToLeft,
  failure,
  onShow,
  onClose,
}: {
  images: readonly StagedImage[]
  start: number
  rightToLeft: boolean
  failure: string
  onShow: (index: number) => void
  onClose: () => void
}): ImageCarousel {
  let swiper: PhotoSwipe | undefined
  // It knows only one direction: where the next picture is to the left, its list is the other way around.
  const place = (index: number) => (rightToLeft ? images.length - 1 - index : index)
  const inOrder = rightToLeft ? images.toReversed() : images

  function open(element: HTMLElement): PhotoSwipe {
    const opened = new PhotoSwipe({
      ...NO_BUTTONS,
      dataSource: inOrder.map(({ url, alt }) => ({ src: url, alt, ...(recallImageSize(url) ?? GUESS) })),
      index: place(start),
      appendToEl: element,
      bgOpacity: 1,
      loop: false,
      wheelToZoom: true,
      secondaryZoomLevel: ({ fit }) => fit * CLOSER,
      maxZoomLevel: ({ fit }) => Math.max(LARGEST, fit * LARGEST),
      showHideAnimationType: 'none',
      paddingFn: (_, __, at) => ({ top: 56, bottom: inOrder[at]?.captioned ? 96 : 16, left: 0, right: 0 }),
      errorMsg: failure,
      escKey: false,
      trapFocus: false,
      returnFocus: false,
      imageClickAction: oneOrTwo(stepBack, (point) => opened.currSlide?.toggleZoom(point)),
      bgClickAction: 'close',
      tapAction: stepBack,
      doubleTapAction: 'zoom',
    })

    /** A click leaves, first the zoom and then the viewer. */
    function stepBack() {
      if (opened.isDestroying) return
      const slide = opened.currSlide
      if (slide && slide.currZoomLevel > slide.zoomLevels.initial) slide.toggleZoom()
      else opened.close()
    }

    opened.on('keydown', (event) => event.preventDefault()) // the window around it has the keys
    opened.on('change', () => onShow(place(opened.currIndex)))
    opened.on('loadComplete', ({ content: { element, index } }) => {
      if (element instanceof HTMLImageElement) takeShape(opened, element, index)
    })
    opened.on('close', onClose)
    opened.init()
    // The window around it is the dialog, and only one may be.
    opened.element?.removeAttribute('role')
    opened.element?.removeAttribute('tabindex')
    return opened
  }

  return {
    mount(element) {
      const opened = open(element)
      swiper = opened
      return () => {
        swiper = undefined
        // Until it has opened it cannot be closed.
        if (opened.opener.isOpen) opened.destroy()
        else opened.on('openingAnimationEnd', () => opened.destroy())
      }
    },
    show: (index) => swiper?.goTo(place(index)),
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

/** Gives a picture that has loaded its true proportions, unless they were known. */
function takeShape(
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

function oneOrTwo(once: () => void, twice: (point: Point) => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return (point: Point) => {
    if (waiting === undefined) {
      waiting = setTimeout(() => {
        waiting = undefined
        once()
      }, DOUBLE_CLICK)
    } else {
      clearTimeout(waiting)
      waiting = undefined
      twice(point)
    }
  }
}
